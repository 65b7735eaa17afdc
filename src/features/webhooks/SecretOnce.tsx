import { Alert, Button, Flex, Typography } from 'antd'
import { webhooksText } from './messages'

/** Shows a new secret until its reader has copied it. */
export const SecretOnce = ({ secret, onDone }: { secret: string; onDone: () => void }) => (
  <Alert
    type="warning"
    showIcon
    title={webhooksText('secretTitle')}
    style={{ marginBottom: 12 }}
    description={
      <Flex vertical gap={8} align="start">
        {webhooksText('secretOnce')}
        <Typography.Text
          code
          aria-label={webhooksText('secret')}
          style={{ overflowWrap: 'anywhere' }}
          copyable={{ text: secret, tooltips: [webhooksText('copy'), webhooksText('copied')] }}
        >
          {secret}
        </Typography.Text>
        <Button size="small" onClick={onDone}>
          {webhooksText('done')}
        </Button>
      </Flex>
    }
  />
)
