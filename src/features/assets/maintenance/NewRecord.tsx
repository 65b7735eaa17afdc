import { useSelector } from 'react-redux'
import { Checkbox, Flex, Form, Input, InputNumber } from 'antd'
import type { Asset, AssetDue } from '../../../api/asset'
import { useCreateMaintenanceRecordMutation, type MaintenancePart } from '../../../api/maintenance'
import { selectUser } from '../../../session/authSlice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { newMaintenanceRecordLimits } from '../../../shared/limits/maintenance.gen'
import { maintenanceText } from '../messages'
import { PartFields } from './PartFields'

interface RecordValues {
  name: string
  person: string
  doneOn: string
  details?: string
  ruleIds?: string[]
  parts?: MaintenancePart[]
  firmware?: string
  health?: number | null
  makeAvailable?: boolean
}

const labels = () => ({
  name: maintenanceText('fieldWork'),
  person: maintenanceText('fieldPerson'),
  doneOn: maintenanceText('fieldDoneOn'),
  details: maintenanceText('fieldDetails'),
  ruleIds: maintenanceText('fieldRules'),
  parts: maintenanceText('fieldParts'),
  firmware: maintenanceText('fieldFirmware'),
  health: maintenanceText('fieldHealth'),
  makeAvailable: maintenanceText('makeAvailable'),
})

interface NewRecordProps {
  asset: Asset
  rules: AssetDue[]
  onClose: () => void
}

/** Records work on an asset. Rules that are due are chosen to begin with. */
export function NewRecord({ asset, rules, onClose }: NewRecordProps) {
  const [create] = useCreateMaintenanceRecordMutation()
  const user = useSelector(selectUser)
  const due = rules.filter(({ state }) => state !== 'ok')
  const text = labels()
  const canBecomeAvailable = asset.state !== 'available' && asset.nextStates.includes('available')
  const required = (message: string) => [{ required: true, whitespace: true, message }]
  return (
    <FormDialog<RecordValues, object>
      title={maintenanceText('recordTitle', { name: asset.name })}
      okText={maintenanceText('save')}
      formName="maintenance-record"
      labels={text}
      initialValues={{
        name: due[0]?.name ?? '',
        person: user?.name ?? '',
        doneOn: new Date().toISOString().slice(0, 10),
        ruleIds: due.map(({ ruleId }) => ruleId),
        makeAvailable: canBecomeAvailable,
      }}
      send={(values) => create({ assetId: asset._id, newMaintenanceRecord: entered(values) })}
      onDone={onClose}
      onClose={onClose}
    >
      <Form.Item name="name" label={text.name} rules={required(maintenanceText('workNeeded'))}>
        <Input autoComplete="off" maxLength={newMaintenanceRecordLimits.name.maxLength} />
      </Form.Item>
      <Form.Item
        name="person"
        label={text.person}
        extra={maintenanceText('personHelp')}
        rules={required(maintenanceText('personNeeded'))}
      >
        <Input autoComplete="off" maxLength={newMaintenanceRecordLimits.person.maxLength} />
      </Form.Item>
      <Form.Item name="doneOn" label={text.doneOn}>
        <Input type="date" />
      </Form.Item>
      {rules.length > 0 && (
        <Form.Item name="ruleIds" label={text.ruleIds}>
          <Checkbox.Group
            style={{ flexDirection: 'column' }}
            options={rules.map(({ ruleId, name }) => ({ value: ruleId, label: name }))}
          />
        </Form.Item>
      )}
      <Form.Item name="details" label={text.details}>
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={newMaintenanceRecordLimits.details.maxLength}
        />
      </Form.Item>
      <PartFields />
      <Flex gap={12} wrap style={{ marginTop: 12 }}>
        <Form.Item name="firmware" label={text.firmware}>
          <Input autoComplete="off" maxLength={newMaintenanceRecordLimits.firmware.maxLength} />
        </Form.Item>
        <Form.Item name="health" label={text.health}>
          <InputNumber min={0} max={100} precision={0} />
        </Form.Item>
      </Flex>
      {canBecomeAvailable && (
        <Form.Item name="makeAvailable" valuePropName="checked">
          <Checkbox>{text.makeAvailable}</Checkbox>
        </Form.Item>
      )}
    </FormDialog>
  )
}

const entered = ({ name, person, doneOn, parts = [], ...others }: RecordValues) => ({
  name: name.trim(),
  person: person.trim(),
  ruleIds: others.ruleIds ?? [],
  ...(doneOn && { doneOn }),
  ...(others.details && { details: others.details }),
  parts: parts.map((part) => ({
    name: part.name.trim(),
    quantity: part.quantity,
    ...(part.number && { number: part.number }),
  })),
  ...(others.firmware && { firmware: others.firmware }),
  ...(others.health != null && { health: others.health }),
  ...(others.makeAvailable && { makeAvailable: true }),
})
