import { describe, expect, it } from 'vitest';
import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { RequestsLook } from '#ui/state/RequestsLook.ts';

const seller = 'rahim@shop.example';
const look = { at: 1_790_000_000_000, newest: 1_789_999_000_000 };

/** A device that stores any content as the last look. */
function aDeviceWith(content: unknown): InMemoryDeviceStore {
  const device = new InMemoryDeviceStore();
  device.write({ key: 'requests-look', version: 1, parse: (value) => value }, content);
  return device;
}

describe('[G-SALE-1] the last look at the requests', () => {
  it('is none on a new device', () => {
    expect(new RequestsLook(new InMemoryDeviceStore()).read(seller)).toBeNull();
  });

  it.each([look, { ...look, newest: null }])('is there at the next visit: $newest', (written) => {
    const device = new InMemoryDeviceStore();
    new RequestsLook(device).write(' Rahim@Shop.example ', written);
    expect(new RequestsLook(device.openTab()).read(seller)).toEqual(written);
  });

  it('is not read by another person', () => {
    const device = new InMemoryDeviceStore();
    new RequestsLook(device).write(seller, look);
    expect(new RequestsLook(device).read('nusrat@shop.example')).toBeNull();
  });

  it('is gone once it was forgotten', () => {
    const device = new InMemoryDeviceStore();
    new RequestsLook(device).write(seller, look);
    new RequestsLook(device).forget();
    expect(new RequestsLook(device).read(seller)).toBeNull();
    expect(device.keys).toEqual([]);
  });

  it.each([
    null,
    'yesterday',
    7,
    {},
    { owner: seller },
    { ...look, owner: 7 },
    { ...look },
    { owner: seller, at: '1790000000000', newest: null },
    { owner: seller, at: null, newest: null },
    { owner: seller, at: look.at },
    { owner: seller, at: look.at, newest: 'yesterday' },
  ])('is none where the device says %j', (content) => {
    expect(new RequestsLook(aDeviceWith(content)).read(seller)).toBeNull();
  });

  it('is read where the device says the same by hand', () => {
    expect(new RequestsLook(aDeviceWith({ owner: seller, ...look })).read(seller)).toEqual(look);
  });
});
