import { act } from '@testing-library/react';

/** Another tab of the same browser has changed what begins like this, such as 'products/'. */
export function tellFromAnotherTab(change: string): void {
  const told = { key: 're-sale-shop:changed', newValue: `1 ${change}`, storageArea: window.localStorage };
  act(() => void window.dispatchEvent(new StorageEvent('storage', told)));
}
