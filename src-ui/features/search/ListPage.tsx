import { type ReactNode, useRef } from 'react';
import { useFocusNet } from '../../kit/useFocusNet.ts';

/** The content of a page with a product list. */
export function ListPage({ children }: { readonly children: ReactNode }) {
  const self = useRef<HTMLDivElement>(null);
  useFocusNet(self);
  return (
    <div className="container page" ref={self}>
      {children}
    </div>
  );
}
