export const signOut = {
  loggedOut: 'You’re logged out',
  logOutFailed: (message: string) =>
    `You’re still logged in. ${message || 'The sign-in service can’t be reached right now. Please try again.'}`,
};
