import { useId, useState } from 'react'
import { Alert, Flex, Modal, Select } from 'antd'
import { downloadHref } from '../../../api/download'
import type { FeatureFile } from '../../../api/feature-file'
import { takenText } from '../../../shared/time/takenText'
import { comparablePhotos, type DatedPhoto } from './comparablePhotos'
import { filesText } from './messages'

interface BeforeAfterProps {
  index: number
  files: readonly FeatureFile[]
  onClose: () => void
}

const MIDDLE = 50

/** Compares two photos of a feature with a divider: the earliest and the latest, unless the user selects others. */
export function BeforeAfter({ index, files, onClose }: BeforeAfterProps) {
  const photos = comparablePhotos(files)
  const [beforeId, setBeforeId] = useState(photos[0]?._id)
  const [afterId, setAfterId] = useState(photos.at(-1)?._id)
  const [split, setSplit] = useState(MIDDLE)
  const help = useId()
  // The selected photo may have been removed since.
  const before = photos.find(({ _id }) => _id === beforeId) ?? photos[0]
  const after = photos.find(({ _id }) => _id === afterId) ?? photos.at(-1)
  return (
    <Modal
      open
      title={filesText('compareTitle', { index })}
      width="min(1100px, 96vw)"
      centered
      footer={null}
      onCancel={onClose}
    >
      {before && after && (
        <>
          <Flex wrap gap={12} style={{ marginBottom: 12 }}>
            <PhotoChoice label={filesText('before')} photos={photos} value={before} onChange={setBeforeId} />
            <PhotoChoice label={filesText('after')} photos={photos} value={after} onChange={setAfterId} />
          </Flex>
          {before.takenAt === after.takenAt && (
            <Alert
              type="info"
              showIcon
              title={filesText('sameTime', { time: takenText(before) })}
              style={{ marginBottom: 12 }}
            />
          )}
          <div className="before-after">
            <img src={pictureOf(after)} alt={`${filesText('after')}: ${optionOf(after)}`} />
            <img
              className="before-part"
              src={pictureOf(before)}
              alt={`${filesText('before')}: ${optionOf(before)}`}
              style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}
            />
            <span className="before-after-line" style={{ left: `${split}%` }} aria-hidden />
            <span className="picture-mark before-after-name before-name" aria-hidden>
              {filesText('before')}
            </span>
            <span className="picture-mark before-after-name after-name" aria-hidden>
              {filesText('after')}
            </span>
            <input
              type="range"
              min={0}
              max={100}
              value={split}
              aria-label={filesText('divider')}
              aria-valuetext={filesText('dividerValue', { percent: split })}
              aria-describedby={help}
              onChange={({ target }) => setSplit(Number(target.value))}
            />
          </div>
          <p id={help} className="inspector-note">
            {filesText('dividerHelp')}
          </p>
        </>
      )}
    </Modal>
  )
}

const pictureOf = ({ _id }: DatedPhoto): string => downloadHref(`/photo/picture/${_id}`, { size: 'preview' })

const optionOf = (photo: DatedPhoto): string => filesText('dated', { time: takenText(photo), name: photo.name })

interface PhotoChoiceProps {
  label: string
  photos: readonly DatedPhoto[]
  value: DatedPhoto
  onChange: (photoId: string) => void
}

function PhotoChoice({ label, photos, value, onChange }: PhotoChoiceProps) {
  return (
    <div className="before-after-choice">
      <span aria-hidden>{label}</span>
      <Select
        aria-label={label}
        value={value._id}
        onChange={onChange}
        options={photos.map((photo) => ({ value: photo._id, label: optionOf(photo) }))}
      />
    </div>
  )
}
