import { useEffect, useRef } from 'react';
import type { PaymentForm } from '#domain/payment/PaymentProvider.ts';

/** The provider draws in here; React leaves the inside of it alone. */
export function CardFrame({ form }: { readonly form: PaymentForm }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    form.mount(place.current);
    return () => form.unmount();
  }, [form]);
  return (
    <div className="card-frame">
      <div ref={place} className="card-frame__place" />
    </div>
  );
}
