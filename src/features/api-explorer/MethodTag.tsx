import { Tag } from 'antd'
import type { Method } from '../../api/publishedContract'

const COLORS: Record<Method, string> = { get: 'blue', post: 'green', patch: 'orange', put: 'orange', delete: 'red' }

export const MethodTag = ({ method }: { method: Method }) => (
  <Tag color={COLORS[method]} translate="no" className="api-method">
    {method.toUpperCase()}
  </Tag>
)
