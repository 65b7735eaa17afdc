import { Typography } from 'antd'
import { ssoText } from './messages'

/** A value to enter elsewhere. */
export const CopyableText = ({ label, text }: { label: string; text: string }) => (
  <p>
    {label}
    <br />
    <Typography.Text
      code
      style={{ overflowWrap: 'anywhere' }}
      copyable={{ text, tooltips: [`${ssoText('copy')}: ${label}`, ssoText('copied')] }}
    >
      {text}
    </Typography.Text>
  </p>
)
