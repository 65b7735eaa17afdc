import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Form, Input, InputNumber } from 'antd'
import { newMaintenanceRecordLimits } from '../../../shared/limits/maintenance.gen'
import { maintenanceText } from '../messages'

const { maxItems, items: part } = newMaintenanceRecordLimits.parts

/** The parts that were used, in the form around them. */
export const PartFields = () => (
  <Form.List name="parts">
    {(fields, { add, remove }) => (
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <legend>{maintenanceText('fieldParts')}</legend>
        {fields.map(({ key, name }) => (
          <Flex key={key} gap={8} wrap align="flex-start" style={{ marginBottom: 8 }}>
            <Form.Item name={[name, 'quantity']} style={{ width: 72, marginBottom: 0 }}>
              <InputNumber
                aria-label={maintenanceText('partQuantity', { number: name + 1 })}
                min={1}
                max={part.quantity.maximum}
                precision={0}
                style={{ width: '100%' }}
              />
            </Form.Item>
            <Form.Item
              name={[name, 'name']}
              rules={[{ required: true, whitespace: true, message: maintenanceText('partNeeded') }]}
              style={{ flex: 2, minWidth: 140, marginBottom: 0 }}
            >
              <Input
                aria-label={maintenanceText('partName', { number: name + 1 })}
                placeholder={maintenanceText('partNamePlaceholder')}
                maxLength={part.name.maxLength}
              />
            </Form.Item>
            <Form.Item name={[name, 'number']} style={{ flex: 1, minWidth: 90, marginBottom: 0 }}>
              <Input
                aria-label={maintenanceText('partNumber', { number: name + 1 })}
                placeholder={maintenanceText('partNumberPlaceholder')}
                maxLength={part.number.maxLength}
              />
            </Form.Item>
            <Button
              icon={<DeleteOutlined aria-hidden />}
              aria-label={maintenanceText('removePart', { number: name + 1 })}
              onClick={() => remove(name)}
            />
          </Flex>
        ))}
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={fields.length >= maxItems}
          onClick={() => add({ quantity: 1 })}
        >
          {maintenanceText('addPart')}
        </Button>
      </fieldset>
    )}
  </Form.List>
)
