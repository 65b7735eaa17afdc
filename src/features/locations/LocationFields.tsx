import { Form, Input } from 'antd'
import { PositionFields } from '../../map/PositionFields'
import { locationEditLimits } from '../../shared/limits/location.gen'
import { locationsText } from './messages'
import { PlaceSearch } from './PlaceSearch'

export interface LocationValues {
  name: string
  lat: number
  long: number
}

/** The fields of a location in the form around them. */
export function LocationFields() {
  return (
    <>
      <Form.Item
        name="name"
        label={locationsText('fieldName')}
        rules={[{ required: true, whitespace: true, message: locationsText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={locationEditLimits.name.maxLength} />
      </Form.Item>
      <PositionFields search={PlaceSearch} />
    </>
  )
}
