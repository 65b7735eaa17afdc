import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Checkbox, Flex, Form, Input, InputNumber, Select } from 'antd'
import type { Asset, AssetDue } from '../../../api/asset'
import {
  useCreateMaintenanceRecordMutation,
  useListMaintenanceRecordsQuery,
  type MaintenancePart,
} from '../../../api/maintenance'
import { selectUser } from '../../../session/authSlice'
import { DayInput } from '../../../shared/forms/DayField'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { newMaintenanceRecordLimits } from '../../../shared/limits/maintenance.gen'
import { currencyOptions } from '../../../shared/packages/currencyOptions'
import { decimalsOf, fromMinor, toMinor } from '../../../shared/packages/money'
import { popupParent } from '../../../shared/popupParent'
import { maintenanceText } from '../messages'
import { RECORDS_STEP } from './MaintenanceRecords'
import { PartFields } from './PartFields'
import { useNow } from '../../../shared/time/useNow'

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
  /** In major units of the currency. */
  cost?: number | null
  currency: string
  hasNewCounter?: boolean
  hoursAfter?: number | null
  flightsAfter?: number | null
  cyclesAfter?: number | null
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
  cost: maintenanceText('fieldCost'),
  currency: maintenanceText('fieldCurrency'),
  hoursAfter: maintenanceText('fieldHoursAfter'),
  flightsAfter: maintenanceText('fieldFlightsAfter'),
  cyclesAfter: maintenanceText('fieldCyclesAfter'),
})

interface NewRecordProps {
  asset: Asset
  rules: AssetDue[]
  onClose: () => void
}

/** Records work on an asset. Rules that are due are chosen to begin with. */
export function NewRecord({ asset, rules, onClose }: NewRecordProps) {
  const [create] = useCreateMaintenanceRecordMutation()
  const { data: costs } = useListMaintenanceRecordsQuery({ assetId: asset._id, pageSize: RECORDS_STEP })
  const user = useSelector(selectUser)
  const due = rules.filter(({ state }) => state !== 'ok')
  const text = labels()
  const today = new Date(useNow()).toISOString().slice(0, 10)
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
        doneOn: today,
        ruleIds: due.map(({ ruleId }) => ruleId),
        makeAvailable: canBecomeAvailable,
        currency: costs?.data.costs[0]?.currency ?? DEFAULT_CURRENCY,
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
        <DayInput max={today} />
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
      <CostFields />
      <CounterFields />
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

/** That of the prices of packages. */
const DEFAULT_CURRENCY = 'INR'

function CostFields() {
  const currency = Form.useWatch<string | undefined>('currency') ?? DEFAULT_CURRENCY
  const [currencies] = useState(currencyOptions)
  const text = labels()
  return (
    <Flex gap={12} wrap style={{ marginTop: 12 }}>
      <Form.Item name="cost" label={text.cost}>
        <InputNumber
          min={0}
          max={fromMinor(newMaintenanceRecordLimits.cost.amount.maximum, currency)}
          precision={decimalsOf(currency)}
          style={{ width: 160 }}
        />
      </Form.Item>
      <Form.Item name="currency" label={text.currency}>
        <Select
          showSearch={{ optionFilterProp: 'value' }}
          getPopupContainer={popupParent}
          options={currencies}
          style={{ width: 120 }}
        />
      </Form.Item>
    </Flex>
  )
}

/** Where the counters go on, once the user says that they start again. */
function CounterFields() {
  const isShown = Form.useWatch<boolean | undefined>('hasNewCounter')
  const text = labels()
  return (
    <>
      <Form.Item name="hasNewCounter" valuePropName="checked" extra={isShown && maintenanceText('newCounterHelp')}>
        <Checkbox>{maintenanceText('hasNewCounter')}</Checkbox>
      </Form.Item>
      {isShown && (
        <Flex gap={12} wrap>
          {AFTER.map((name) => (
            <Form.Item key={name} name={name} label={text[name]}>
              <InputNumber
                min={0}
                max={newMaintenanceRecordLimits[name].maximum}
                precision={name === 'hoursAfter' ? 2 : 0}
              />
            </Form.Item>
          ))}
        </Flex>
      )}
    </>
  )
}

const AFTER = ['hoursAfter', 'flightsAfter', 'cyclesAfter'] as const

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
  ...(others.cost != null && {
    cost: { amount: toMinor(others.cost, others.currency), currency: others.currency },
  }),
  ...(others.hoursAfter != null && { hoursAfter: others.hoursAfter }),
  ...(others.flightsAfter != null && { flightsAfter: others.flightsAfter }),
  ...(others.cyclesAfter != null && { cyclesAfter: others.cyclesAfter }),
})
