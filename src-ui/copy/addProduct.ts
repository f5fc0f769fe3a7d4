import type { UnfitPicture } from '#domain/catalogue/PreparePicture.ts';
import { catalogue } from './catalogue.ts';

const english = {
  title: 'Add a product',
  lead: 'It is in the shop as soon as you post it.',

  photo: 'Photo',
  photoText: 'A clear picture in daylight shows the condition best.',
  product: 'The product',
  productText: 'Name it the way a buyer would search for it.',
  price: 'Price',
  priceText: 'What it cost when new, and what you ask for it.',
  you: 'You',
  youText: 'So that a buyer can reach you.',

  dropHere: 'Drop a photo here',
  orPaste: ', paste it, or',
  choosePhoto: 'Choose a photo',
  takePhoto: 'Take a photo',
  chooseOther: 'Choose another photo',
  photoHelp: 'PNG, JPEG, WebP or GIF, up to 32 MB. You can also post without a picture.',
  photoPreview: 'Your photo',
  removePhoto: 'Remove the photo',
  preparing: 'Making the photo ready',
  cancelPreparing: 'Stop making the photo ready',
  photoReady: (size: string) => `${size}. Where and when it was taken is not in it.`,
  upload: 'Sending the photo',
  uploadShare: (percent: string) => `${percent}% sent`,
  cancelUpload: 'Stop sending the photo',
  unfit: {
    'image/not-an-image': 'This file is not a PNG, JPEG, WebP or GIF picture. Please choose another one.',
    'image/too-large': 'This picture is larger than 32 MB. Please choose a smaller one.',
    'picture/broken': 'This picture cannot be opened: its file is damaged or too large to draw. Please choose another one.',
    'picture/unknown-here':
      'This browser cannot open HEIC or AVIF pictures. Save it as a JPEG, or send a screenshot of it. '
      + 'An iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible.',
  } satisfies { readonly [C in UnfitPicture['code']]: string },
  earlierStays: 'The photo that you chose before stays.',
  tryAgain: 'Try again',
  postWithout: 'Post without a picture',

  productName: 'Product name',
  category: 'Category',
  chooseCategory: 'Choose a category',
  loadingCategories: 'Loading the categories…',
  noCategories: 'The shop has no categories yet.',
  categoriesFailed: 'The categories did not load.',
  retry: 'Retry',
  condition: 'Condition',
  description: 'Description',
  descriptionHelp: 'What works, what does not, what comes with it.',
  useDuration: 'Used duration',
  useDurationHelp: 'Such as “1 year” or “8 months”.',
  postTime: 'Posted time',
  originalPrice: 'Original price',
  resalePrice: 'Resale price',
  below: (percent: string) => `${percent}% below the original price`,
  sellerName: 'Seller name',
  email: 'Email address',
  emailHelp: 'The one that you are logged in with.',
  notYourEmail: (email: string) => `You can post only with your own email address, ${email}.`,
  phone: 'Phone',
  location: 'Location',

  submit: 'Post this product',
  posting: 'Posting…',
};

/** The form for a new product. */
export const addProductTexts = catalogue(english, { ...english });
