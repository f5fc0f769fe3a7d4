// Writes the pages of docs that are drawn from the code. Usage: npm run draw
import { writeFileSync } from 'node:fs';
import { drawBookingLife } from './drawBookingLife.ts';

writeFileSync('docs/booking-life.md', drawBookingLife());
