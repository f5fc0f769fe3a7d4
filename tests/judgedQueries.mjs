// Prints where the wanted listing stands for each judged query. Usage: npm run judged
import { judge } from './domain/search/judged/judgedQueries.ts';

const judged = judge();
console.table(judged);
console.log(
  `${judged.filter(({ place }) => place !== null && place <= 3).length} of ${judged.length} among the first three`,
);
