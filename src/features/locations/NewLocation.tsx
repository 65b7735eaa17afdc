import { Alert, Form, Modal } from 'antd'
import { isApiError } from '../../api/errors'
import { useCreateLocationMutation, type Location } from '../../api/location'
import { sharedText } from '../../shared/sharedText'
import { LocationFields, type LocationValues } from './LocationFields'
import { locationsText } from './messages'

const FORM_NAME = 'new-location'

interface NewLocationProps {
  /** The position that was clicked on the map. */
  at: { lat: number; long: number } | undefined
  onCreated: (location: Location) => void
  onClose: () => void
}

/** Dialog that creates a location. Mount it when it opens. */
export function NewLocation({ at, onCreated, onClose }: NewLocationProps) {
  const [form] = Form.useForm<LocationValues>()
  const [create, { isLoading, error }] = useCreateLocationMutation()

  const save = async ({ name, lat, long }: LocationValues) => {
    const { data } = await create({ newLocation: { name: name.trim(), location: { lat, long } } })
    if (data) onCreated(data.data)
  }
  return (
    <Modal
      open
      title={locationsText('newLocation')}
      okText={locationsText('createLocation')}
      okButtonProps={{ htmlType: 'submit', form: FORM_NAME }}
      cancelText={sharedText('cancel')}
      confirmLoading={isLoading}
      onCancel={onClose}
    >
      {isApiError(error) && <Alert type="error" showIcon title={error.message} style={{ marginBottom: 16 }} />}
      <Form<LocationValues>
        form={form}
        name={FORM_NAME}
        id={FORM_NAME}
        layout="vertical"
        requiredMark="optional"
        initialValues={at}
        onFinish={(values) => void save(values)}
      >
        <LocationFields />
      </Form>
    </Modal>
  )
}
