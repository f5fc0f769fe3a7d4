/** Whether somebody sees the tab. */
export const isVisible = (): boolean => document.visibilityState === 'visible';
