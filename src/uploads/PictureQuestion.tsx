import { useState } from 'react'
import { Checkbox, Flex, Modal, Radio } from 'antd'
import { useCan } from '../session/useCan'
import { uploadsText } from './messages'
import { missionUploads, type UploadPurpose } from './uploadPurpose'
import type { UploadQueue } from './uploadQueue'
import type { FileUpload } from './uploadState'
import { useUploads } from './useUploads'

/** Asks how to add uploaded pictures without a position: as photos, layers or documents of the mission. */
export function PictureQuestion({ missionId }: { missionId: string }) {
  const { queue, uploads } = useUploads(missionUploads(missionId))
  const asking = uploads.filter(({ step }) => step === 'asking')
  return asking.length > 0 && <Question missionId={missionId} pictures={asking} queue={queue} />
}

type Use = 'photo' | 'layer' | 'document'

interface QuestionProps {
  missionId: string
  pictures: FileUpload[]
  queue: UploadQueue
}

function Question({ missionId, pictures, queue }: QuestionProps) {
  const choices = useChoices()
  const [use, setUse] = useState(choices[0]?.value)
  const [excluded, setExcluded] = useState<readonly string[]>([])
  const chosen = pictures.filter(({ key }) => !excluded.includes(key))
  const add = () => {
    if (use) for (const { key, purpose } of chosen) queue.choose(key, purposeOf(use, missionId, folderOf(purpose)))
    setExcluded([])
  }
  const discard = () => {
    for (const { key } of chosen) void queue.cancel(key)
    setExcluded([])
  }
  return (
    <Modal
      open
      title={uploadsText('askTitle', { count: pictures.length })}
      okText={uploadsText('askAdd')}
      okButtonProps={{ disabled: !use || chosen.length === 0 }}
      onOk={add}
      cancelText={uploadsText('askDiscard')}
      cancelButtonProps={{ disabled: chosen.length === 0 }}
      onCancel={discard}
      // Discarding deletes the uploads, so only the button does it.
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
    >
      <p>{uploadsText('askHelp', { count: pictures.length })}</p>
      <Flex vertical gap={16}>
        {pictures.length === 1 ? (
          <strong style={{ overflowWrap: 'anywhere' }}>{pictures[0]?.name}</strong>
        ) : (
          <div role="group" aria-label={uploadsText('askFiles')} style={{ maxHeight: 200, overflow: 'auto' }}>
            <Checkbox.Group
              value={chosen.map(({ key }) => key)}
              onChange={(keys: string[]) =>
                setExcluded(pictures.map(({ key }) => key).filter((key) => !keys.includes(key)))
              }
              options={pictures.map(({ key, name }) => ({ value: key, label: name }))}
              style={{ flexDirection: 'column' }}
            />
          </div>
        )}
        <Radio.Group
          aria-label={uploadsText('askUse')}
          vertical
          value={use}
          onChange={(event) => setUse(event.target.value as Use)}
          options={choices}
        />
      </Flex>
    </Modal>
  )
}

/** The records that the user may add to a mission. */
function useChoices(): { value: Use; label: string }[] {
  const canAdd: Record<Use, boolean> = {
    photo: useCan('feature_file_upload'),
    layer: useCan('upload_layer'),
    document: useCan('upload_document'),
  }
  const labels: { value: Use; label: string }[] = [
    { value: 'photo', label: uploadsText('askPhoto') },
    { value: 'layer', label: uploadsText('askLayer') },
    { value: 'document', label: uploadsText('askDocument') },
  ]
  return labels.filter(({ value }) => canAdd[value])
}

const purposeOf = (kind: Use, missionId: string, folder: string): UploadPurpose => ({ kind, missionId, folder })

/** The folder of a file that was dropped with its folder. */
const folderOf = (purpose: UploadPurpose): string => (purpose.kind === 'mission-file' && purpose.folder) || ''
