import { useState } from 'react'
import { downloadHref } from '../../../api/download'
import { useDeleteRecordingMutation, type Recording } from '../../../api/vod'
import { useCan } from '../../../session/useCan'
import { RowMenu } from '../../../shared/lists/RowMenu'
import { sharesText } from '../../../shares/messages'
import { useShareDialog } from '../../../shares/useShareDialog'
import { ChooseTelemetry } from '../edit/ChooseTelemetry'
import { EditRecording } from '../edit/EditRecording'
import { RenameRecording } from '../edit/RenameRecording'
import { useCanChooseTelemetry } from '../edit/useCanChooseTelemetry'
import { recordingsText } from '../messages'

interface RecordingMenuProps {
  recording: Recording
  reload: () => Promise<Recording | undefined>
  onDeleted: () => void
  isInHeader?: boolean
}

/** Actions of one recording. */
export function RecordingMenu({ recording, reload, onDeleted, isInHeader = false }: RecordingMenuProps) {
  const { _id: vodId, name, state } = recording
  const canUpdate = useCan('vod_update')
  const canDelete = useCan('vod_delete')
  const [dialog, setDialog] = useState<'rename' | 'edit' | 'telemetry' | null>(null)
  const canChoose = useCanChooseTelemetry()
  const link = useShareDialog({ kind: 'recording', targetId: vodId }, name)
  const [remove] = useDeleteRecordingMutation()
  const deleteIt = async () => {
    const { error } = await remove({ vodId })
    if (!error) onDeleted()
  }
  const items = [
    ...(canUpdate
      ? [
          { key: 'rename', label: recordingsText('rename'), onClick: () => setDialog('rename') },
          { key: 'edit', label: recordingsText('edit'), onClick: () => setDialog('edit') },
        ]
      : []),
    ...(canChoose
      ? [{ key: 'telemetry', label: recordingsText('chooseTelemetry'), onClick: () => setDialog('telemetry') }]
      : []),
    {
      key: 'download',
      label: recordingsText('download'),
      disabled: state === 'processing',
      // The reply is an attachment, so the page stays.
      onClick: () => window.location.assign(downloadHref(`/recording/download/${vodId}`)),
    },
    ...(link.open && state === 'ready' ? [{ key: 'link', label: sharesText('share'), onClick: link.open }] : []),
    ...(canDelete
      ? [{ key: 'delete', label: recordingsText('delete'), danger: true, onClick: () => void deleteIt() }]
      : []),
  ]
  const close = () => setDialog(null)
  return (
    // Clicks in a menu or a dialog of a row must not open the row.
    <span onClick={(event) => event.stopPropagation()} role="presentation">
      <RowMenu name={name} items={items} isInHeader={isInHeader} />
      {link.dialog}
      {dialog === 'rename' && <RenameRecording recording={recording} reload={reload} onClose={close} />}
      {dialog === 'telemetry' && <ChooseTelemetry recording={recording} reload={reload} onClose={close} />}
      {dialog === 'edit' && <EditRecording recording={recording} reload={reload} onClose={close} />}
    </span>
  )
}
