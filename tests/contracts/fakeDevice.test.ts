import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { InMemoryPaymentRecords } from '#fakes/device/InMemoryPaymentRecords.ts';
import { InMemoryPictureStore } from '#fakes/device/InMemoryPictureStore.ts';
import { InMemorySharedPhotos } from '#fakes/device/InMemorySharedPhotos.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { FakeErrorReporter } from '#fakes/reports/FakeErrorReporter.ts';
import { aFakeWorld } from './aFakeWorld.ts';
import { describeClockContract } from './Clock.contract.ts';
import { describeDeviceStoreContract } from './DeviceStore.contract.ts';
import { describeErrorReporterContract } from './ErrorReporter.contract.ts';
import { describePaymentRecordsContract } from './PaymentRecords.contract.ts';
import { describePictureStoreContract } from './PictureStore.contract.ts';
import { describeSharedPhotosContract } from './SharedPhotos.contract.ts';
import { describeTokenStoreContract } from './TokenStore.contract.ts';

describeTokenStoreContract('in memory', async () => ({ store: new InMemoryTokenStore() }));
describePaymentRecordsContract('in memory', async () => ({ records: new InMemoryPaymentRecords() }));
describeClockContract('of the fakes', async () => ({ clock: aFakeWorld().clock }));
describeDeviceStoreContract('in memory', async () => {
  const store = new InMemoryDeviceStore();
  return {
    store,
    openTab: () => store.openTab(),
    elsewhere: (change) => change(store.openTab()),
    fill: () => {
      store.hasRoom = false;
    },
  };
});
describePictureStoreContract('in memory', async () => {
  const store = new InMemoryPictureStore();
  return {
    store,
    fill: () => {
      store.hasRoom = false;
    },
  };
});
describeSharedPhotosContract('in memory', async () => {
  const photos = new InMemorySharedPhotos();
  return {
    photos,
    share: async (photo) => {
      photos.photo = photo;
    },
  };
});
describeErrorReporterContract('in memory', async () => {
  let now = 0;
  const reporter = new FakeErrorReporter({ now: () => now });
  return {
    reporter,
    received: async () => reporter.reports,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
});
