import { InMemoryDraftPictureStore } from '#fakes/device/InMemoryDraftPictureStore.ts';
import { InMemoryDraftStore } from '#fakes/device/InMemoryDraftStore.ts';
import { InMemoryPaymentRecords } from '#fakes/device/InMemoryPaymentRecords.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { aFakeWorld } from './aFakeWorld.ts';
import { describeClockContract } from './Clock.contract.ts';
import { describeDraftPictureStoreContract } from './DraftPictureStore.contract.ts';
import { describeDraftStoreContract } from './DraftStore.contract.ts';
import { describePaymentRecordsContract } from './PaymentRecords.contract.ts';
import { describeTokenStoreContract } from './TokenStore.contract.ts';

describeTokenStoreContract('in memory', async () => ({ store: new InMemoryTokenStore() }));
describePaymentRecordsContract('in memory', async () => ({ records: new InMemoryPaymentRecords() }));
describeClockContract('of the fakes', async () => ({ clock: aFakeWorld().clock }));
describeDraftStoreContract('in memory', async () => ({ store: new InMemoryDraftStore() }));
describeDraftPictureStoreContract('in memory', async () => ({ store: new InMemoryDraftPictureStore() }));
