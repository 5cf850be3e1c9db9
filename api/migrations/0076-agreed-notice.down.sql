update orders set agreed = agreed - 'cutoffRule' where agreed ? 'cutoffRule';
