export { blockColor, drawBlocks, type Block } from './draw-blocks';
export { drawPaper } from './draw-paper';
export { kitchenPaperRoutes } from './kitchen-paper.routes';
export { labelRoutes } from './label.routes';
export { loadPaper } from './load-paper';
export { day, dollars, presentPaper, type Paper } from './paper.presenter';
export { paperLimit, paperRoutes } from './paper.routes';
export { orderLabelRoutes } from './order-label.routes';
