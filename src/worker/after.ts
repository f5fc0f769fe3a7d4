export function after<T>(milliseconds: number, answer: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, answer);
  });
}
