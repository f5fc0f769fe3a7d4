import { type ChangeEvent, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { focusHeading } from '../../kit/focusHeading.ts';
import { deviceFeature } from '../../parts/saved/deviceFeature.ts';
import { SharedDevice } from '../../parts/saved/SharedDevice.tsx';
import { saveFile } from '../../kit/saveFile.ts';
import { savedTexts } from '../../texts/saved.ts';
import { addSavedFile } from './addSavedFile.ts';
import './OnThisDevice.scss';

/** Says where the lists are, and lets people take them along or delete them. */
export const OnThisDevice = observer(function OnThisDevice() {
  const texts = useTexts(savedTexts);
  const { notifications } = useApp();
  const lists = useViewModel(deviceFeature, (make) => make.deviceLists());
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) void addSavedFile(file, lists, notifications);
    // Lets the person choose the same file again.
    currentTarget.value = '';
  };
  const clear = (): void => {
    lists.clear();
    setAsking(false);
    notifications.say('success', savedTexts, (say) => say.deletedAll);
    focusHeading();
  };
  return (
    <section className="on-device screen-only" aria-labelledby="on-this-device">
      <h2 id="on-this-device">{texts.onThisDevice}</h2>
      <p>{texts.onThisDeviceText}</p>
      <SharedDevice />
      <div className="on-device__actions">
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => saveFile(texts.fileName, 'application/json', lists.toFile())}
        >
          {texts.download}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => input.current?.click()}>
          {texts.addFile}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {texts.deleteAll}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={texts.addFile}
          onChange={add}
        />
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.deleteAllTitle}
          text={texts.deleteAllText}
          cancelLabel={texts.keep}
          confirmLabel={texts.deleteAll}
          isDangerous
          onCancel={() => setAsking(false)}
          onConfirm={clear}
        />
      )}
    </section>
  );
});
