/** The page as a browser keeps it when somebody goes to another document, and shows it again on Back. */
export const keptPage = {
  leave: (): boolean => window.dispatchEvent(new Event('pagehide')),
  comeBack: (persisted = true): boolean => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
};
