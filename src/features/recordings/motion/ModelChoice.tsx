import { InputNumber, Select } from 'antd'
import type { RecordingModel } from '../../../api/analysis'
import { popupParent } from '../../../shared/popupParent'
import { motionText } from './messages'

export interface Choice {
  /** Null for motion. */
  model: RecordingModel | null
  numbers: Readonly<Record<string, number>>
}

export const MOTION: Choice = { model: null, numbers: {} }

interface ModelChoiceProps {
  models: readonly RecordingModel[]
  choice: Choice
  onChange: (choice: Choice) => void
}

/** Motion, or a model of the model server with its parameters. */
export function ModelChoice({ models, choice: { model, numbers }, onChange }: ModelChoiceProps) {
  const chosen = (name: string) => models.find((each) => each.model === name) ?? null
  const options = models.map((each) => ({ value: each.model, label: each.model }))
  return (
    <>
      <Select
        aria-label={motionText('model')}
        className="motion-model"
        value={model?.model ?? ''}
        onChange={(name) => onChange({ model: chosen(name), numbers: {} })}
        getPopupContainer={popupParent}
        options={[{ value: '', label: motionText('title') }, ...options]}
      />
      {model?.parameters.map(({ name, default: usual, min, max }) => (
        <label key={name} className="motion-parameter">
          {name}
          <InputNumber
            min={min}
            max={max}
            value={numbers[name] ?? usual}
            onChange={(value) => onChange({ model, numbers: { ...numbers, [name]: value ?? usual } })}
          />
        </label>
      ))}
    </>
  )
}
