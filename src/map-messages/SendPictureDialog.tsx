import { useState } from 'react'
import { Alert, Flex, Input, Modal, Select } from 'antd'
import { fileNameOf } from '../map/controls/savePicture'
import type { MapMessageProps } from '../map/print/mapMessage'
import { popupParent } from '../shared/popupParent'
import { showMessage } from '../shared/showMessage'
import { mapMessageText } from './messages'
import { useSendPicture } from './useSendPicture'
import { useThreadChoices } from './useThreadChoices'

/** Leaves space in a comment for the links. */
const MAX_TEXT = 3000

interface SendPictureDialogProps extends MapMessageProps {
  onClose: () => void
}

/** Chooses the thread and the text of a comment with a picture of the map. */
export function SendPictureDialog({ missionId, draw, title, onClose }: SendPictureDialogProps) {
  const choices = useThreadChoices(missionId)
  const [chosen, setChosen] = useState(`mission ${missionId}`)
  const [text, setText] = useState(title)
  const { send, isSending, problem } = useSendPicture(missionId, draw)
  const submit = async () => {
    const subject = choices.find(({ value }) => value === chosen)?.subject
    if (!subject || !(await send(subject, text.trim(), fileNameOf(title)))) return
    showMessage({ type: 'success', text: mapMessageText('sent') })
    onClose()
  }
  return (
    <Modal
      open
      title={mapMessageText('title')}
      okText={mapMessageText('send')}
      okButtonProps={{ disabled: text.trim() === '', loading: isSending }}
      closable={{ 'aria-label': mapMessageText('close') }}
      mask={{ closable: false }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={8}>
        <label htmlFor="picture-thread">{mapMessageText('to')}</label>
        <Select
          id="picture-thread"
          value={chosen}
          options={choices.map(({ value, label }) => ({ value, label }))}
          getPopupContainer={popupParent}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={setChosen}
        />
        <label htmlFor="picture-text">{mapMessageText('text')}</label>
        <Input.TextArea
          id="picture-text"
          value={text}
          maxLength={MAX_TEXT}
          autoSize={{ minRows: 2, maxRows: 8 }}
          onChange={({ target }) => setText(target.value)}
        />
        <span>{mapMessageText('help', { folder: mapMessageText('folder') })}</span>
        {problem && <Alert type="error" showIcon title={problem} />}
      </Flex>
    </Modal>
  )
}
