import { useState } from 'react'
import { Alert, Button, Form } from 'antd'
import { useTestAircraftFeedMutation } from '../../api/aircraft'
import { serverOf, type FeedValues } from './feedValues'
import { feedsText } from './messages'

/** Tries the server of the form, without saving. */
export function TestConnection({ feedId }: { feedId?: string }) {
  const form = Form.useFormInstance<FeedValues>()
  const [test, { data, error, isLoading, reset }] = useTestAircraftFeedMutation()
  const [isIncomplete, setIncomplete] = useState(false)
  const run = async () => {
    reset()
    const values = form.getFieldsValue(true) as FeedValues
    const isMissing = values.host.trim() === '' || values.port === null
    setIncomplete(isMissing)
    if (isMissing) return
    await test({ aircraftFeedTest: { ...serverOf(values), ...(feedId !== undefined && { aircraftFeedId: feedId }) } })
  }
  const result = data?.data
  return (
    <div className="feed-test">
      <Button loading={isLoading} onClick={() => void run()}>
        {feedsText('test')}
      </Button>
      <div role="status">
        {isIncomplete && <Alert type="warning" showIcon title={feedsText('testIncomplete')} />}
        {result?.isConnected && <Alert type="success" showIcon title={feedsText('testOk', result)} />}
        {result && !result.isConnected && (
          <Alert type="error" showIcon title={feedsText('testFailed')} description={result.problem} />
        )}
        {error && <Alert type="error" showIcon title={feedsText('testFailed')} description={error.message} />}
      </div>
    </div>
  )
}
