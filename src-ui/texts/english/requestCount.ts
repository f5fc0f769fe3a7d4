export const requestCount = {
  requests: 'Requests',
  needAnswer: (count: number) => (count === 1 ? '1 needs your answer' : `${count} need your answer`),
  needAnswerInMenu: (count: number) =>
    count === 1 ? '1 request needs your answer' : `${count} requests need your answer`,
};
