import { Form, InputNumber } from 'antd'
import { packagesText } from '../messages'
import { fieldLabels, type PackageField } from './packageValues'

interface NumberItemProps {
  field: PackageField
  min: number
  max: number
  /** Number of decimals; unlimited if absent. */
  precision?: number
  help?: string
}

/** Form item for a mandatory number within limits. */
export function NumberItem({ field, min, max, precision, help }: NumberItemProps) {
  const range = packagesText('outOfRange', { min, max })
  return (
    <Form.Item
      name={field}
      label={fieldLabels()[field]}
      extra={help}
      rules={[
        { required: true, message: range },
        { type: 'number', min, max, message: range },
      ]}
      style={{ flex: '1 1 180px' }}
    >
      <InputNumber
        precision={precision}
        inputMode={precision === 0 ? 'numeric' : 'decimal'}
        style={{ width: '100%' }}
      />
    </Form.Item>
  )
}
