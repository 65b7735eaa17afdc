import { useState } from 'react'
import { Alert, Button, Flex, InputNumber } from 'antd'
import { useEditThermalParametersMutation, type ThermalDetails, type ThermalParameters } from '../../../api/thermal'
import { thermalEditLimits } from '../../../shared/limits/thermal.gen'
import { showMessage } from '../../../shared/showMessage'
import { thermalText } from './messages'

const FIELDS = ['emissivity', 'reflected', 'distance', 'humidity', 'air'] as const
const STEPS = { emissivity: 0.01, reflected: 1, distance: 1, humidity: 0.05, air: 1 }

interface ParametersFormProps {
  details: ThermalDetails
  /** What the user tries and has not saved. */
  tried: Partial<ThermalParameters>
  onTry: (tried: Partial<ThermalParameters>) => void
  canSave: boolean
}

/** The parameters of the computation. Temperatures follow while the user tries values. */
export function ParametersForm({ details, tried, onTry, canSave }: ParametersFormProps) {
  const { photo, parameters, cameraParameters } = details
  const [edit, { isLoading, error, reset }] = useEditThermalParametersMutation()
  // The version that the values were typed against.
  const [version, setVersion] = useState(photo.version)
  if (!parameters) return <p>{thermalText('noParameters')}</p>
  const change = (values: Partial<ThermalParameters>) => {
    if (Object.keys(tried).length === 0) setVersion(photo.version)
    reset()
    onTry(values)
  }
  const save = async () => {
    const { error: failed } = await edit({ photoId: photo.photoId, thermalEdit: { version, ...tried } })
    if (failed) return
    showMessage({ type: 'success', text: thermalText('saved') })
    onTry({})
  }
  return (
    <Flex vertical gap={8}>
      <div className="thermal-parameters">
        {FIELDS.map((field) => (
          <label key={field}>
            <span>{thermalText(field)}</span>
            <InputNumber
              aria-label={thermalText(field)}
              value={tried[field] ?? parameters[field]}
              {...limitsOf(field)}
              step={STEPS[field]}
              disabled={!canSave}
              onChange={(value) => value !== null && change({ ...tried, [field]: value })}
            />
          </label>
        ))}
      </div>
      {error && <Alert type="error" showIcon title={error.message} />}
      {canSave && (
        <Flex wrap gap={8}>
          <Button
            type="primary"
            loading={isLoading}
            disabled={Object.keys(tried).length === 0}
            onClick={() => void save()}
          >
            {thermalText('save')}
          </Button>
          {cameraParameters && <Button onClick={() => change(cameraParameters)}>{thermalText('camera')}</Button>}
        </Flex>
      )}
    </Flex>
  )
}

const limitsOf = (field: (typeof FIELDS)[number]) => ({
  min: thermalEditLimits[field].minimum,
  max: thermalEditLimits[field].maximum,
})
