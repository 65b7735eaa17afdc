import { Form, InputNumber } from 'antd'
import { packagesText } from '../messages'
import { fieldLabels, type PackageField } from './packageValues'

interface NumberItemProps {
  field: PackageField
  min: number
  max: number
  /** Decimals; any when absent. */
  precision?: number
  help?: string
}

/** A number of a package that must be given, within its limits. */
export function NumberItem({ field, min, max, precision, help }: NumberItemProps) {
  const label = fieldLabels[field]
  const range = packagesText('outOfRange', { label, min, max: max.toLocaleString('en') })
  return (
    <Form.Item
      name={field}
      label={label}
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
