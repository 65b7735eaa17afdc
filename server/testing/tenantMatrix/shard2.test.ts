import { tenantMatrix } from './tenantMatrix'

tenantMatrix(2)
