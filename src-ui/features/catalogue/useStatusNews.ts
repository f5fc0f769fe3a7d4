import { useEffect, useRef } from 'react';
import type { ProductStatus } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { availabilityTexts } from '../../texts/availability.ts';
import { productTexts } from '../../texts/product.ts';

/**
 * Announces that a product is reserved, sold, gone or available again, if that changes while its page is open: its notice
 * comes together with its text, which screen readers do not hear. Null while unknown.
 */
export function useStatusNews(status: ProductStatus | 'gone' | null): void {
  const announce = useAnnounce();
  const { reservedTitle, soldTitle, availableAgain } = useTexts(availabilityTexts);
  const { goneTitle } = useTexts(productTexts);
  const news = { gone: goneTitle, reserved: reservedTitle, sold: soldTitle, available: availableAgain };
  const text = status === null ? null : news[status];
  const last = useRef<typeof status>(null);
  useEffect(() => {
    if (status === null || text === null) return;
    if (last.current !== null && last.current !== status) announce(text);
    last.current = status;
  }, [status, text, announce]);
}
