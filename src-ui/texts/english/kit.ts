export const kit = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  breadcrumb: 'Breadcrumb',
  scrollable: (label: string) => `${label}, scrollable`,
  position: (place: string, count: string) => `${place} / ${count}`,
};
