import { useState } from 'react'
import { Switch } from 'antd'
import { useDeleteDetectorMutation, useEditDetectorMutation, type Detector } from '../../../api/detector'
import { byteSize } from '../../../shared/byteSize'
import { useConfirmDelete } from '../../../shared/forms/useConfirmDelete'
import { RowMenu } from '../../../shared/lists/RowMenu'
import { showMessage } from '../../../shared/showMessage'
import { absoluteTime } from '../../../shared/time/timeText'
import { detectorsText } from '../messages'
import { RenameDetectorDialog } from './RenameDetectorDialog'

/** More names make the row unreadable. */
const MOST_NAMES = 8

/** A model with what was found in it. */
export function DetectorItem({ detector }: { detector: Detector }) {
  const { _id: detectorId, name, inputWidth, inputHeight, classNames, size, enabled, version } = detector
  const { createdAt, createdBy } = detector
  const [edit, { isLoading }] = useEditDetectorMutation()
  const [remove] = useDeleteDetectorMutation()
  const [isRenaming, setRenaming] = useState(false)
  const turn = async (next: boolean) => {
    const { error } = await edit({ detectorId, detectorEdit: { version, enabled: next } })
    if (error) showMessage({ type: 'error', text: error.message ?? '' })
    else showMessage({ type: 'success', text: detectorsText(next ? 'switchedOn' : 'switchedOff') })
  }
  const removal = useConfirmDelete({
    title: detectorsText('deleteTitle', { name }),
    warning: detectorsText('deleteWarning'),
    name,
    action: detectorsText('deleteAction'),
    run: () => remove({ detectorId }),
    onDeleted: () => showMessage({ type: 'success', text: detectorsText('deleted') }),
  })
  const facts = {
    version: detector.modelVersion,
    width: inputWidth,
    height: inputHeight,
    size: byteSize(size),
    classes: detectorsText('classCount', { count: classNames.length }),
  }
  return (
    <li>
      <Switch
        checked={enabled}
        loading={isLoading}
        aria-label={detectorsText('isOn', { name })}
        onChange={(next) => void turn(next)}
      />
      <div>
        <strong>{name}</strong>
        <div className="detector-facts">{detectorsText('facts', facts)}</div>
        {classNames.length > 0 && (
          <div className="detector-facts">{detectorsText('classes', { names: shortened(classNames) })}</div>
        )}
        {createdBy && (
          <div className="detector-facts">
            {detectorsText('addedBy', { time: absoluteTime(createdAt), name: createdBy.name })}
          </div>
        )}
      </div>
      <RowMenu
        name={name}
        items={[
          { key: 'rename', label: detectorsText('rename'), onClick: () => setRenaming(true) },
          { key: 'delete', label: detectorsText('delete'), danger: true, onClick: removal.open },
        ]}
      />
      {removal.dialog}
      {isRenaming && (
        <RenameDetectorDialog
          detector={detector}
          onRenamed={() => {
            setRenaming(false)
            showMessage({ type: 'success', text: detectorsText('saved') })
          }}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  )
}

function shortened(classNames: readonly string[]): string {
  const names = classNames.slice(0, MOST_NAMES).join(', ')
  const count = classNames.length - MOST_NAMES
  return count > 0 ? detectorsText('moreClasses', { names, count }) : names
}
