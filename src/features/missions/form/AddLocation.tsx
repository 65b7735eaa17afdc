import { useId, type KeyboardEvent } from 'react'
import { Alert, Button, Flex, Form, Input, theme, Typography } from 'antd'
import { isApiError, type ApiError } from '../../../api/errors'
import { useCreateLocationMutation, type Location } from '../../../api/location'
import { PositionFields } from '../../../map/PositionFields'
import { missionsText } from '../messages'
import { newLocationLimits } from '../../../shared/limits/location.gen'

interface LocationValues {
  name: string
  lat: number
  long: number
}

interface AddLocationProps {
  onAdded: (location: Location) => void
  onCancel: () => void
}

/**
 * Creates a location within the mission form. It has its own form state but no form element, because HTML forbids nested forms.
 */
export function AddLocation({ onAdded, onCancel }: AddLocationProps) {
  const [form] = Form.useForm<LocationValues>()
  const [createLocation, { isLoading, error }] = useCreateLocationMutation()
  const { token } = theme.useToken()
  const headingId = useId()

  const add = async ({ name, lat, long }: LocationValues) => {
    const { data, error: createError } = await createLocation({
      newLocation: { name: name.trim(), location: { lat, long } },
    })
    if (data) onAdded(data.data)
    if (isApiError(createError)) form.setFields(fieldErrors(createError))
  }

  // Enter submits this location, not the mission around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    form.submit()
  }

  return (
    <div
      role="group"
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      style={{
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
        margin: '0 0 24px',
        padding: 16,
      }}
    >
      <Typography.Title id={headingId} level={2} style={{ fontSize: 14, margin: '0 0 12px' }}>
        {missionsText('addLocation')}
      </Typography.Title>
      <Form<LocationValues>
        form={form}
        component={false}
        name="location"
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void add(values)}
      >
        <Form.Item
          name="name"
          label={missionsText('locationName')}
          rules={[
            { required: true, whitespace: true, message: missionsText('locationNameNeeded') },
            {
              max: newLocationLimits.name.maxLength,
              message: missionsText('locationNameTooLong', { max: newLocationLimits.name.maxLength }),
            },
          ]}
        >
          <Input autoFocus autoComplete="off" />
        </Form.Item>
        <PositionFields />
      </Form>
      {isApiError(error) && fieldErrors(error).length === 0 && (
        <Alert type="error" showIcon title={error.message} style={{ marginBottom: 16 }} />
      )}
      <Flex gap={8}>
        <Button loading={isLoading} onClick={() => form.submit()}>
          {missionsText('addThisLocation')}
        </Button>
        <Button type="text" onClick={onCancel}>
          {missionsText('cancel')}
        </Button>
      </Flex>
    </div>
  )
}

const FIELDS: Record<string, keyof LocationValues> = { name: 'name', 'location.lat': 'lat', 'location.long': 'long' }

/** Field errors of the server in the form of antd. */
const fieldErrors = ({ fields = [] }: ApiError) =>
  fields.flatMap(({ field, message }) => {
    const name = FIELDS[field]
    return name ? [{ name, errors: [message] }] : []
  })
