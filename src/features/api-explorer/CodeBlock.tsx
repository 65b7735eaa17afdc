import { Typography } from 'antd'
import { explorerText } from './messages'

interface CodeBlockProps {
  /** For screen readers. */
  label: string
  text: string
}

/** Code that can be copied. It scrolls, also by keyboard. */
export const CodeBlock = ({ label, text }: CodeBlockProps) => (
  <div className="api-code">
    <pre tabIndex={0} role="group" aria-label={label}>
      <code translate="no">{text}</code>
    </pre>
    <Typography.Text copyable={{ text, tooltips: [explorerText('copy'), explorerText('copied')] }} />
  </div>
)
