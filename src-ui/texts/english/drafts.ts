export const drafts = {
  title: 'We restored your draft',
  text: 'It’s saved on this device only.',
  withoutPassword: 'It’s saved on this device only, without the password: please type it again.',
  startAfresh: 'Start over',
};
