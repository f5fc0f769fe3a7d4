import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import { bookingRules } from '#domain/booking/bookingRules.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { bookingTexts } from '../../texts/booking.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useIsHere } from '../../kit/useIsHere.ts';
import { DomainForm } from '../form/DomainForm.tsx';
import { DraftNotice } from '../form/DraftNotice.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { BookedProduct } from './BookedProduct.tsx';
import { BookingFoot } from './BookingFoot.tsx';
import { LockedField } from './LockedField.tsx';
import { pictureName } from '../product/pictureName.ts';
import { bookingDialogFeature } from './bookingDialogFeature.ts';
import { latestBookingFeature } from './latestBookingFeature.ts';
import { draftsFeature } from '../form/draftsFeature.ts';
import { paths } from '../../context/paths.ts';
import './BookingDialog.scss';

type BookingDialogProps = {
  readonly product: Product;
  readonly verified: VerifiedSellers;
  readonly onClose: () => void;
  /** The marketplace refused: the product may have been taken. */
  readonly onRefused: () => void;
};

/** The booking form of one product. Each opening has its own view model, so two products never share a form. */
export const BookingDialog = observer(function BookingDialog(props: BookingDialogProps) {
  const { product, verified, onClose, onRefused } = props;
  const texts = useTexts(bookingTexts);
  const format = useFormat();
  const latest = useApp().make(latestBookingFeature).latestBooking();
  const viewModel = useViewModel(bookingDialogFeature, (make) => make.booking(product, latest));
  const draft = useViewModel(draftsFeature, (make) => make.draft('booking', product.id));
  const [, navigate] = useLocation();
  const { buyer } = viewModel;
  // Somebody who has left the form stays where they are when its answer comes.
  const isHere = useIsHere();
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      size="lg"
      variant="sheet"
      layoutClass="booking"
      isBusy={viewModel.action.isPending}
      closesOnBackdrop={false}
    >
      <BookedProduct product={product} verified={verified} />
      <DomainForm
        className="booking__form"
        rules={bookingRules}
        failure={viewModel.action.failure}
        wordFailure={() => null}
        draft={draft}
        onSubmit={async (form) => {
          if (!(await viewModel.submit(form, product))) {
            if (viewModel.isRefused) onRefused();
            return;
          }
          draft.clear();
          if (isHere.current) navigate(paths.myProducts, { replace: true });
        }}
      >
        <div className="modal-body">
          <div className="form">
            <DraftNotice draft={draft} />
            <fieldset className="locked-set">
              <legend className="visually-hidden">{texts.fromAccountAndProduct}</legend>
              <LockedField label={texts.price} value={format.price(product.price)} />
              <LockedField label={texts.customerName} value={buyer.name} />
              <LockedField label={texts.category} value={product.categoryName} />
              <LockedField label={texts.email} value={buyer.email} />
              <LockedField label={texts.image} value={pictureName(product.image) ?? texts.noImage} isWide />
            </fieldset>
            <TextField name="phone" label={texts.phone} type="tel" inputMode="tel" autoComplete="tel" isFirst />
            <TextField
              name="meetingLocation"
              label={texts.meetingLocation}
              placeholder={texts.meetingLocationHint}
              autoComplete="street-address"
            />
          </div>
        </div>
        <BookingFoot viewModel={viewModel} />
      </DomainForm>
    </Dialog>
  );
});
