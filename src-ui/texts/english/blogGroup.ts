/** The blog. */
export { blog } from './blog.ts';
