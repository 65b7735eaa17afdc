import type { Content, PublishedContract } from '../../api/publishedContract'
import { CodeBlock } from './CodeBlock'
import { exampleOf } from './example'
import { explorerText } from './messages'
import { SchemaTree } from './SchemaTree'
import { typeText } from './schemaText'

interface ContentViewProps {
  contract: PublishedContract
  /** By media type. */
  content: Record<string, Content>
}

/** The fields of a body and an example, for each media type. */
export const ContentView = ({ contract, content }: ContentViewProps) =>
  Object.entries(content).map(([type, body]) => (
    <div key={type} className="api-content">
      <code translate="no">
        {type}: {typeText(contract, body.schema)}
      </code>
      <SchemaTree contract={contract} schema={body.schema} depth={0} />
      {/json/.test(type) && (
        <details>
          <summary>{explorerText('example')}</summary>
          <CodeBlock
            label={explorerText('exampleOf', { name: type })}
            text={JSON.stringify(exampleOf(contract, body), null, 2)}
          />
        </details>
      )}
    </div>
  ))
