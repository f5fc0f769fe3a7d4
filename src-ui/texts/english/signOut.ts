export const signOut = {
  loggedOut: 'You’re logged out',
  loggedIn: (email: string) => `You’re logged in as ${email}`,
  logOutFailed: (message: string) =>
    `You’re still logged in. ${message || 'The sign-in service can’t be reached right now. Please try again.'}`,
  notCleared: 'We couldn’t clear this device. If others use it, log in and sign out again.',
};
