import { Checkbox, Form, Input, InputNumber, Radio } from 'antd'
import { newAircraftFeedLimits } from '../../shared/limits/aircraft.gen'
import type { FeedValues } from './feedValues'
import { feedLabels } from './feedValues'
import { feedsText } from './messages'
import { TestConnection } from './TestConnection'

interface FeedFieldsProps {
  /** The feed that is edited; its kind stays. */
  feedId?: string
  hasPrivateKey?: boolean
}

const PEM_ROWS = 3

/** The fields of a new or edited feed. */
export function FeedFields({ feedId, hasPrivateKey = false }: FeedFieldsProps) {
  const labels = feedLabels()
  return (
    <>
      <Form.Item
        name="name"
        label={labels.name}
        rules={[{ required: true, whitespace: true, message: feedsText('nameMissing') }]}
      >
        <Input autoComplete="off" maxLength={newAircraftFeedLimits.name.maxLength} />
      </Form.Item>
      <Form.Item name="kind" label={labels.kind} hidden={feedId !== undefined}>
        <Radio.Group
          className="feed-choices"
          options={[
            { value: 'cot', label: feedsText('kind_cot') },
            { value: 'remote_id', label: feedsText('kind_remote_id') },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(before: FeedValues, after: FeedValues) => before.kind !== after.kind}>
        {({ getFieldValue }) =>
          getFieldValue('kind') === 'cot' && (
            <ServerFields {...(feedId !== undefined && { feedId })} hasPrivateKey={hasPrivateKey} />
          )
        }
      </Form.Item>
    </>
  )
}

function ServerFields({ feedId, hasPrivateKey }: FeedFieldsProps) {
  const labels = feedLabels()
  return (
    <>
      <div className="feed-server">
        <Form.Item
          name="host"
          label={labels.host}
          extra={feedsText('hostHelp')}
          rules={[{ required: true, whitespace: true, message: feedsText('hostMissing') }]}
        >
          <Input autoComplete="off" inputMode="url" maxLength={newAircraftFeedLimits.host.maxLength} />
        </Form.Item>
        <Form.Item name="port" label={labels.port} rules={[{ required: true, message: feedsText('portMissing') }]}>
          <InputNumber min={1} max={newAircraftFeedLimits.port.maximum} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
      <Form.Item name="usesTls" valuePropName="checked">
        <Checkbox>{labels.usesTls}</Checkbox>
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(before: FeedValues, after: FeedValues) => before.usesTls !== after.usesTls}>
        {({ getFieldValue }) => (
          <div hidden={getFieldValue('usesTls') !== true}>
            <Form.Item name="serverName" label={labels.serverName} extra={feedsText('serverNameHelp')}>
              <Input autoComplete="off" maxLength={newAircraftFeedLimits.serverName.maxLength} />
            </Form.Item>
            <Form.Item name="authority" label={labels.authority} extra={feedsText('authorityHelp')}>
              <Input.TextArea
                rows={PEM_ROWS}
                className="feed-pem"
                spellCheck={false}
                maxLength={newAircraftFeedLimits.authority.maxLength}
              />
            </Form.Item>
            <Form.Item name="certificate" label={labels.certificate} extra={feedsText('certificateHelp')}>
              <Input.TextArea
                rows={PEM_ROWS}
                className="feed-pem"
                spellCheck={false}
                maxLength={newAircraftFeedLimits.certificate.maxLength}
              />
            </Form.Item>
            <Form.Item
              name="privateKey"
              label={labels.privateKey}
              extra={feedsText(hasPrivateKey ? 'privateKeyKept' : 'privateKeyHelp')}
            >
              <Input.TextArea
                rows={PEM_ROWS}
                className="feed-pem"
                spellCheck={false}
                autoComplete="off"
                maxLength={newAircraftFeedLimits.privateKey.maxLength}
              />
            </Form.Item>
          </div>
        )}
      </Form.Item>
      <Form.Item name="sendsOwn" valuePropName="checked">
        <Checkbox>{labels.sendsOwn}</Checkbox>
      </Form.Item>
      <TestConnection {...(feedId !== undefined && { feedId })} />
    </>
  )
}
