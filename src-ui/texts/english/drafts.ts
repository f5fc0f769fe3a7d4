export const drafts = {
  title: 'We restored your draft',
  text: 'It’s saved on this device only.',
  withoutPassword: 'It’s saved on this device only, without the password: please type it again.',
  noRoom: 'This device has no room for your draft',
  untilLeft: 'What you’ve changed is lost when you close or reload this page.',
  startAfresh: 'Start over',
};
