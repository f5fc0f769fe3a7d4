export const refresh = {
  refresh: 'Refresh',
};
