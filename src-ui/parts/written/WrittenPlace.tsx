import type { ComponentProps, ReactNode } from 'react';

type WrittenPlaceProps = Pick<ComponentProps<'fieldset'>, 'ref' | 'children' | 'dangerouslySetInnerHTML'> & {
  /** Over what is written. */
  readonly over?: ReactNode;
};

/** Holds what the build wrote. Its links work; its buttons do not, because they would act on what may have changed. */
export function WrittenPlace({ over, ...content }: WrittenPlaceProps) {
  return (
    <div className="written">
      <fieldset disabled data-kept="" {...content} />
      {over}
    </div>
  );
}
