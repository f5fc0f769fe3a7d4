import type { UnfitPicture } from '#domain/selling/PreparePicture.ts';
import { largestPicture } from '#domain/selling/pictureRules.ts';

const photoLimit = `${largestPicture / 1_000_000} MB`;

export const addProduct = {
  title: 'Add a product',
  lead: 'Your product is in the shop as soon as you post it.',

  photo: 'Photo',
  photoText: 'A clear picture in daylight shows the condition best.',
  product: 'The product',
  productText: 'Name it the way a buyer would search for it.',
  price: 'Price',
  priceText: 'The price when new, and the price you ask.',
  you: 'You',
  youText: 'How buyers can reach you.',

  dropHere: 'Drop a photo here',
  orPaste: ', paste it, or',
  choosePhoto: 'Choose a photo',
  takePhoto: 'Take a photo',
  chooseOther: 'Choose another photo',
  photoHelp: `PNG, JPEG, WebP or GIF, up to ${photoLimit}. You can also post without a picture.`,
  photoPreview: 'Your photo',
  removePhoto: 'Remove the photo',
  preparing: 'Preparing the photo',
  cancelPreparing: 'Stop preparing the photo',
  photoReady: (size: string) => `${size}. We removed its location and time.`,
  upload: 'Uploading the photo',
  uploadShare: (percent: string) => `${percent}% uploaded`,
  cancelUpload: 'Stop the upload',
  unfit: {
    'image/not-an-image': 'This file is not a PNG, JPEG, WebP or GIF picture. Please choose another one.',
    'image/too-large': `This picture is larger than ${photoLimit}. Please choose a smaller one.`,
    'picture/broken': 'We couldn’t open this picture: the file is damaged or too large. Please choose another one.',
    'picture/unknown-here':
      'This browser can’t open HEIC or AVIF pictures. Save it as a JPEG, or upload a screenshot of it. ' +
      'To take JPEGs on an iPhone, choose Settings › Camera › Formats › Most Compatible.',
  } satisfies { readonly [C in UnfitPicture['code']]: string },
  shared: {
    first: { title: 'A product has one photo.', text: 'We took the first of the photos that you shared.' },
    'too-large': {
      title: `The shared photo is larger than ${photoLimit}.`,
      text: 'Please choose a smaller one.',
    },
    lost: { title: 'The shared photo didn’t arrive.', text: 'Please choose it here, or share it once more.' },
  },
  earlierStays: 'Your earlier photo is still chosen.',
  tryAgain: 'Try again',
  postWithout: 'Post without a picture',

  productName: 'Product name',
  category: 'Category',
  chooseCategory: 'Choose a category',
  loadingCategories: 'Loading the categories…',
  noCategories: 'The shop has no categories yet.',
  categoriesFailed: 'We couldn’t load the categories.',
  condition: 'Condition',
  description: 'Description',
  descriptionHelp: 'What works, what doesn’t, and what comes with it.',
  useDuration: 'Used duration',
  useDurationHelp: 'For example “1 year” or “8 months”.',
  postTime: 'Posted time',
  originalPrice: 'Original price',
  resalePrice: 'Resale price',
  below: (percent: string) => `${percent}% below the original price`,
  sellerName: 'Seller name',
  email: 'Email address',
  emailHelp: 'The address you’re logged in with.',
  notYourEmail: (email: string) => `You can post only with your own email address, ${email}.`,
  phone: 'Phone',
  location: 'Location',

  submit: 'Post this product',
  posting: 'Posting…',
  offlineTitle: 'Posting needs a connection.',
  offlineText: 'Your form and its picture are saved here. We’ll tell you when you’re online.',
};
