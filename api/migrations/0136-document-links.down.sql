drop table document_links;
