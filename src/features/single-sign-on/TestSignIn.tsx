import { Alert, Button, Card } from 'antd'
import { useTestSingleSignOnMutation } from '../../api/single-sign-on'
import { problemOf } from './problemOf'
import { testText } from './testMessages'

/** Leads to the provider and back to a page that shows what arrived. */
export function TestSignIn() {
  const [test, { data, isLoading, error }] = useTestSingleSignOnMutation()
  const run = async () => {
    const reply = await test()
    if (reply.data) window.location.assign(reply.data.data.url)
  }
  return (
    <Card size="small" title={testText('title')}>
      <p style={{ marginTop: 0 }}>{testText('help')}</p>
      <Button loading={isLoading || data !== undefined} onClick={() => void run()}>
        {testText('run')}
      </Button>
      {error && <Alert style={{ marginTop: 8 }} type="error" showIcon title={problemOf(error)} />}
    </Card>
  )
}
