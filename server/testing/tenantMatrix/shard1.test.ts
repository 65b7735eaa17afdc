import { tenantMatrix } from './tenantMatrix'

tenantMatrix(1)
