import { describe, expect, it } from 'vitest';
import { type AdviceCode, listingAdvice, type UnfinishedListing } from '#domain/selling/listingAdvice.ts';

const empty: UnfinishedListing = { productName: '', categoryName: '', description: '', hasPicture: false };

function open(listing: Partial<UnfinishedListing>): readonly AdviceCode[] {
  return listingAdvice({ ...empty, ...listing }).flatMap(({ code, isFollowed }) => (isFollowed ? [] : [code]));
}

describe('[G-SELL-1] advice for a listing', () => {
  it.each<[string, readonly AdviceCode[]]>([
    ['Smartphone', ['picture', 'battery-health', 'included']],
    ['HP', ['picture', 'battery-health', 'included']],
    ['Drone', ['picture', 'battery-health', 'included']],
    ['Camera', ['picture', 'shutter-count', 'included']],
    ['VR Box', ['picture', 'included']],
    ['', ['picture', 'included']],
  ])('fits the kind of device: %s', (categoryName, codes) => {
    expect(open({ categoryName })).toEqual(codes);
  });

  it('is followed by a picture', () => {
    expect(open({ hasPicture: true })).toEqual(['included']);
  });

  it.each(['Battery health 87%', 'new batteries', 'BATTERY: holds six hours', 'ব্যাটারি ভালো'])(
    'is followed by a word about the battery: %s',
    (description) => {
      expect(open({ categoryName: 'Smartphone', description })).not.toContain('battery-health');
    },
  );

  it.each(['Shutter count 12,400', '8,000 actuations', 'about 12k clicks', 'শাটার ১২ হাজার'])(
    'is followed by the shutter’s count: %s',
    (description) => {
      expect(open({ categoryName: 'Camera', description })).not.toContain('shutter-count');
    },
  );

  it.each([
    'With its box',
    'boxed',
    'charger and cable',
    'an adaptor',
    'adapter',
    'Accessories included',
    'includes a bag',
    'including the strap',
    'comes with a lens',
    'come with two lenses',
    'I add a backpack',
    'a strap and a memory card',
    'earphones',
    'Nothing else.',
    'body only',
    'Phone only',
    'চার্জার আছে',
    'সঙ্গে দুটি কভার দেব',
    'শুধু ফোন',
  ])('is followed by what comes with it: %s', (description) => {
    expect(open({ description })).not.toContain('included');
  });

  it.each(['unboxable', 'inbox', 'exclude', 'Works well', 'the only one', 'clickshutters', 'batterypack'])(
    'is not followed by other words: %s',
    (description) => {
      expect(open({ categoryName: 'Camera', description })).toEqual(['picture', 'shutter-count', 'included']);
      expect(open({ categoryName: 'Smartphone', description })).toEqual(['picture', 'battery-health', 'included']);
    },
  );

  it('reads the name of the product as well', () => {
    expect(open({ categoryName: 'Drone', productName: 'DJI Mini 2, two batteries, charger' })).toEqual(['picture']);
  });
});
