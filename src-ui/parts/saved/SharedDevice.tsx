import { observer } from 'mobx-react-lite';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { Check } from '../../kit/form/Check.tsx';
import { savedTexts } from '../../texts/saved.ts';
import { deviceFeature } from './deviceFeature.ts';

/** Whether signing out deletes what this device has saved. */
export const SharedDevice = observer(function SharedDevice() {
  const texts = useTexts(savedTexts);
  const { notifications } = useApp();
  const lists = useViewModel(deviceFeature, (make) => make.deviceLists());
  const choose = (isShared: boolean): void => {
    if (!lists.setShared(isShared)) notifications.say('info', savedTexts, (say) => say.sharedForNow);
  };
  return <Check label={texts.sharedDevice} isChecked={lists.isShared} onChange={choose} />;
});
