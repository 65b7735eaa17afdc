import { Form, Select } from 'antd'
import { useEditTelemetryColumnsMutation, type Telemetry, type TelemetryColumns } from '../../../api/telemetry'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { popupParent } from '../../../shared/popupParent'
import { telemetryText } from './messages'

type Field = keyof TelemetryColumns['fields']
type Units = Omit<TelemetryColumns, 'fields'>
type Values = TelemetryColumns['fields'] & Units

const labels = () =>
  ({
    date: telemetryText('dateColumn'),
    time: telemetryText('time'),
    lat: telemetryText('lat'),
    long: telemetryText('long'),
    altitude: telemetryText('altitude'),
    height: telemetryText('height'),
    speed: telemetryText('speedColumn'),
    battery: telemetryText('battery'),
    heading: telemetryText('heading'),
    gimbalYaw: telemetryText('gimbalYaw'),
    gimbalPitch: telemetryText('gimbalPitch'),
  }) satisfies Record<Field, string>
const unitLabels = () => ({
  timeUnit: telemetryText('timeUnit'),
  lengthUnit: telemetryText('lengthUnit'),
  speedUnit: telemetryText('speedUnit'),
})
const UNITS = { timeUnit: ['s', 'ms'], lengthUnit: ['m', 'ft'], speedUnit: ['m/s', 'km/h', 'mph', 'kn'] } as const
const REQUIRED: readonly string[] = ['time', 'lat', 'long'] satisfies Field[]

interface ChooseColumnsProps {
  telemetryId: string
  name: string
  table: NonNullable<Telemetry['table']>
  onClose: () => void
}

/** Dialog that asks what the columns of a table mean. Mount it when it opens. */
export function ChooseColumns({ telemetryId, name, table, onClose }: ChooseColumnsProps) {
  const [save] = useEditTelemetryColumnsMutation()
  const { header, examples, proposal } = table
  const { fields, ...units } = proposal
  const options = header.map((column, index) => {
    const example = examples[0]?.[index]
    return { value: column, label: example ? `${column} (${example})` : column }
  })
  return (
    <FormDialog<Values, object>
      title={telemetryText('columnsTitle', { name })}
      okText={telemetryText('columnsSave')}
      formName="telemetry-columns"
      help={telemetryText('columnsHelp')}
      labels={{ ...labels(), ...unitLabels() }}
      initialValues={{ ...(fields as Partial<Values>), ...units }}
      send={({ timeUnit, lengthUnit, speedUnit, ...chosen }) => {
        const known = Object.entries(chosen).filter(([, column]) => column)
        const telemetryColumns = { fields: Object.fromEntries(known), timeUnit, lengthUnit, speedUnit }
        return save({ telemetryId, telemetryColumns: telemetryColumns as TelemetryColumns })
      }}
      onDone={onClose}
      onClose={onClose}
    >
      {Object.entries(labels()).map(([field, label]) => (
        <Form.Item
          key={field}
          name={field}
          label={label}
          rules={
            REQUIRED.includes(field) ? [{ required: true, message: telemetryText('columnsNeeded', { label }) }] : []
          }
        >
          <Select allowClear={!REQUIRED.includes(field)} options={options} getPopupContainer={popupParent} showSearch />
        </Form.Item>
      ))}
      {Object.entries(unitLabels()).map(([unit, label]) => (
        <Form.Item key={unit} name={unit} label={label}>
          <Select options={unitOptions(unit as keyof Units)} getPopupContainer={popupParent} />
        </Form.Item>
      ))}
    </FormDialog>
  )
}

const TIME_UNITS = { s: 'seconds', ms: 'milliseconds' } as const

const unitOptions = (unit: keyof Units) =>
  UNITS[unit].map((value) => ({
    value,
    label: value === 's' || value === 'ms' ? telemetryText(TIME_UNITS[value]) : value,
  }))
