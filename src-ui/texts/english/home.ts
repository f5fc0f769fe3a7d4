export const home = {
  documentTitle: 'Used electronics you can trust',
  documentDescription:
    'Used phones, laptops, cameras and drones from people nearby: honest conditions, fair prices, verified sellers.',
  promise: 'Good tech deserves a second owner.',
  promiseText: 'Phones, laptops and cameras from people nearby. Read the condition, meet the seller, then pay.',
  heroPicture: 'A laptop, two phones, a camera, a smart watch, a VR headset and a drone',
  buyNow: 'Buy Now',
  search: 'Search the shop',

  welcome: 'Welcome to your trusted Re-sale Shop',
  welcomeText: 'Every product names its condition, its age and its seller. Verified sellers have a badge.',
  visitShop: 'Visit Shop',
};
